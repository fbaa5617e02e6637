#!/usr/bin/env node
import { main } from '../dist/command.js'

process.exitCode = await main(process.argv.slice(2))
