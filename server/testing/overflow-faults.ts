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
        // Sizes first: styles and words of every element would take most of the time.
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const [isWider, isHigher] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1]
        if (clientWidth <= 1 || (!isWider && !isHigher)) return false
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
        if (clipPath !== 'none' || !((isWider && hides(overflowX)) || (isHigher && hides(overflowY)))) return false
        if (element.closest('.unseen, svg, details:not([open])') !== null) return false
        return element.checkVisibility() && element.innerText?.trim() !== ''
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
