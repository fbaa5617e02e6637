#!/usr/bin/env -S node --max-semi-space-size=64 --no-allocation-site-pretenuring --heap-growing-percent=400
import { main } from '../dist/main.js'

process.exitCode = await main(process.argv.slice(2))
