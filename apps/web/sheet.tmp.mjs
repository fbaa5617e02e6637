import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
const [,,outName,w,...files]=process.argv
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--allow-file-access-from-files']})
const p=await b.newPage({viewport:{width:1640,height:1200}})
const html=`<body style="margin:0;background:#888;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:6px">${files.map(f=>`<div><div>${f.split('/').pop()}</div><img src="file://${f}" width="${w}"></div>`).join('')}</body>`
import { writeFileSync } from 'node:fs'
writeFileSync('/tmp/sheet.html',html)
await p.goto('file:///tmp/sheet.html'); await p.waitForTimeout(300)
await p.screenshot({path:outName,fullPage:true}); await b.close()
