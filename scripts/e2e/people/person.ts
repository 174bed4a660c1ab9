import type { Locator, Page } from 'playwright-core'

/** Words that a person reads on a control. */
type Name = string | RegExp

/** A busy machine may take long to answer. */
const PATIENCE_MS = 30_000

/** A person in front of a page: sees only what is shown, and uses only links, labels and buttons by their words. Counts clicks. */
export class Person {
  clicks = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Follows a link, from the menu of a small screen where it is not on the page. */
  async follow(name: Name): Promise<void> {
    const link = this.shown(this.page.getByRole('link', { name }))
    if ((await link.count()) === 0) await this.openMenu()
    await this.click(link, `link ${name}`)
  }

  async press(name: Name): Promise<void> {
    await this.click(this.shown(this.page.getByRole('button', { name })), `button ${name}`)
  }

  /** Opens a disclosure. */
  async open(name: Name): Promise<void> {
    await this.click(this.shown(this.page.locator('summary').filter({ hasText: name })), `disclosure ${name}`)
  }

  async tick(name: Name): Promise<void> {
    await this.click(this.shown(this.page.getByLabel(name)), `box ${name}`)
  }

  /** Writes into a field. */
  async write(label: Name, text: string): Promise<void> {
    const field = this.shown(this.page.getByLabel(label))
    await this.findOrStuck(field, `field ${label}`)
    await field.fill(text)
  }

  async choose(label: Name, option: string): Promise<void> {
    const field = this.shown(this.page.getByLabel(label))
    await this.findOrStuck(field, `choice ${label}`)
    await field.selectOption({ label: option })
  }

  /** Reads words on the page. @returns the text of the smallest element that holds them */
  async read(words: Name): Promise<string> {
    const place = this.shown(this.page.getByText(words))
    await this.findOrStuck(place, `words ${words}`)
    return place.innerText()
  }

  /** Downloads what a link offers. */
  async download(name: Name): Promise<string> {
    const link = this.shown(this.page.getByRole('link', { name }))
    await this.findOrStuck(link, `download ${name}`)
    this.clicks++
    const [file] = await Promise.all([this.page.waitForEvent('download', { timeout: PATIENCE_MS }), link.click()])
    return file.path()
  }

  private async openMenu(): Promise<void> {
    const menu = this.shown(this.page.locator('summary').filter({ hasText: /^Menu$/ }))
    if ((await menu.count()) > 0) await this.click(menu, 'menu')
  }

  private async click(place: Locator, what: string): Promise<void> {
    await this.findOrStuck(place, what)
    this.clicks++
    await place.click({ timeout: PATIENCE_MS })
    await this.page.waitForLoadState('load')
  }

  private async findOrStuck(place: Locator, what: string): Promise<void> {
    await place.waitFor({ timeout: PATIENCE_MS }).catch(() => {
      throw new Error(`Stuck after ${this.clicks} clicks at ${this.page.url()}: there is no ${what}`)
    })
  }

  private shown(place: Locator): Locator {
    return place.filter({ visible: true }).first()
  }
}
