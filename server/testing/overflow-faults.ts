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

/**
 * Doubles the size of all words, as a reader with weak eyes does, and names what then reaches beyond the screen or is cut: text in a box that hides what it
 * has no room for.
 */
export async function largeTextFaults(page: Page): Promise<string[]> {
  // The policy of the page allows no style of others but this one, which is no element.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (element.closest('.unseen, svg, details:not([open])') !== null || !element.checkVisibility()) return false
        if (element.innerText?.trim() === '' || element.clientWidth <= 1) return false
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (clipPath !== 'none') return false
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .slice(0, 5)
      .map(
        (element) =>
          `cut: <${element.tagName.toLowerCase()} class="${element.className}"> ${element.innerText.slice(0, 40)}`,
      ),
  )
  const wide = await overflowFaults(page)
  return [...wide, ...cut].map((fault) => `text of 200 %: ${fault}`)
}
