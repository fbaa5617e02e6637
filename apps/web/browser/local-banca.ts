import { expect, type Locator, type Page } from '@playwright/test'

/** What one player decides in a turn. */
export interface Plan {
  readonly level: 'Raise' | 'Keep' | 'Lower'
  readonly lottery: 'Join' | 'Skip'
}

/** A match of Banca around one device, from the page of the game on. Fingers or a mouse, whichever the page has. */
export class BancaEvening {
  readonly page: Page
  readonly players: readonly string[]
  readonly press: (target: Locator) => Promise<void>

  constructor(page: Page, players: readonly string[], press = (target: Locator) => target.click()) {
    this.page = page
    this.players = players
    this.press = press
  }

  /** The sheet with that heading. */
  sheet(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  turnTo(tab: 'Current Turn' | 'Log' | 'Settings'): Promise<void> {
    return this.press(this.page.getByRole('tab', { name: tab }))
  }

  /** The first step of the wizard. Whoever is no person, is said to be so. */
  async nameEverybody(bots: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto('/game/banca')
    await this.press(this.button('Set up'))
    await this.press(this.page.getByRole('radio', { name: String(this.players.length), exact: true }))
    for (const [i, name] of this.players.entries()) {
      const kind = bots[name] ?? 'Person'
      await this.page.getByRole('combobox', { name: `Seat ${i + 1}` }).selectOption(kind)
      await this.page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true }).fill(name)
    }
    await this.press(this.button('Next'))
  }

  /** The other two steps. */
  async openTheBank(turns: number): Promise<void> {
    await this.press(this.page.getByText('Modifiers and the end'))
    await this.page.getByRole('textbox', { name: 'Turn limit' }).fill(String(turns))
    await this.press(this.button('Next'))
    await expect(this.page.getByRole('heading', { name: 'Ready to open the bank?' })).toBeVisible()
    await this.press(this.button('Open the bank'))
  }

  /** Hands the device to a player, who decides. */
  async decide(name: string, { level, lottery }: Plan): Promise<void> {
    await this.start(name)
    const dialog = this.page.getByRole('dialog', { name: `${name}, your turn` })
    await this.press(dialog.getByRole('radio', { name: level }))
    await this.press(dialog.getByRole('radio', { name: lottery }))
    await this.press(dialog.getByRole('button', { name: 'Confirm and seal' }))
  }

  /** The player who is named has the device. */
  async start(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name, exact: true })
    // Before Start there is nothing of anybody's in the dialog.
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await this.press(dialog.getByRole('button', { name: 'Start' }))
  }

  /** Everybody who is still in decides the same. */
  async allDecide(plan: Plan, names = this.players): Promise<void> {
    for (const name of names) await this.decide(name, plan)
  }

  /** Enters what was bid aloud. */
  async sell(name: string, amount: string): Promise<void> {
    const sheet = this.sheet(/^Auction for/)
    await this.press(sheet.getByRole('radio', { name: new RegExp(`^${name}`) }))
    await sheet.getByRole('textbox', { name: 'For how much?' }).fill(amount.replace(',', ''))
    await this.press(sheet.getByRole('button', { name: `Sold to ${name} for ${amount}` }))
  }
}
