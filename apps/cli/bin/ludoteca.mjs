#!/usr/bin/env -S node --max-semi-space-size=64
import { main } from '../dist/main.js'

process.exitCode = await main(process.argv.slice(2))
