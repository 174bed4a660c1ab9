import type { Page } from 'playwright-core'

/** Says by how many pixels a page is wider than the screen, and which elements reach beyond it; empty where it fits. */
export async function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'hidden', 'scroll'].includes(getComputedStyle(element).overflowX) || isCut(element.parentElement))
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement))
      .slice(0, 5)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
    return [`${scrollWidth - clientWidth} px wider than the screen: ${beyond.join(' ')}`]
  })
}
