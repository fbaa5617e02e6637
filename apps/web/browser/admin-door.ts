import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bytesOf, codeAt, STEP_MS } from '@ludoteca/server/testing'
import type { Page } from '@playwright/test'
import { BIN, expect } from './house.ts'

const PASSWORD = 'nine rivers and none'

/** Keeps the account of somebody who stands on their profile page. */
export async function keepAccount(page: Page, handle: string): Promise<void> {
  await page.goto('/profile')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('textbox', { name: 'Handle' }).fill(handle)
  await account.getByLabel('Password').fill(PASSWORD)
  await account.getByRole('button', { name: 'Keep this account' }).click()
  await expect(account.getByText(`Your handle is ${handle}.`)).toBeVisible()
}

/** Has the running server make an account one that looks after it; answers with the code. */
export async function appoint(folder: string, handle: string, role: string): Promise<string> {
  const ludoteca = promisify(execFile)
  const { stdout } = await ludoteca(process.execPath, [BIN, 'admin', 'add', handle, '--role', role, '--data', folder])
  return /^ {4}(\S+)$/m.exec(stdout)?.[1] ?? ''
}

/** What an authenticator with that secret shows now. */
export function codeNow(secret: string): string {
  return codeAt(bytesOf(secret), Math.floor(Date.now() / STEP_MS))
}

/** Sets the second factor up with that code, and answers with its secret. The page is inside then. */
export async function enrol(page: Page, code: string, look: (name: string) => Promise<void>): Promise<string> {
  await page.goto('/admin')
  await look('the code from the command line')
  await page.getByLabel('Code from the command line').fill(code)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await look('setting up the second factor')
  const secret = (await page.locator('code').first().textContent()) ?? ''
  await page.getByLabel('The six digits it shows now').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible()
  await look('recovery codes')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
  return secret
}
