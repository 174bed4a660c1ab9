// Enhancement only: every page is whole without it. Words come from the attributes of its own element.
const words = document.currentScript.dataset
const make = (tag, properties = {}, ...inside) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...inside)
  return element
}
const button = (text, className, onclick) => make('button', { type: 'button', textContent: text, className, onclick })

{
  // Menus close with Escape and with a press outside.
  const openMenus = () => document.querySelectorAll('details.menu[open]')
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary').focus()
    }
  })

  // Times in the zone of the reader; the page itself has them in UTC.
  for (const time of document.querySelectorAll('time[datetime$="Z"]')) {
    const told = { dateStyle: 'medium', timeStyle: 'short' }
    // The day first, as everywhere on these pages.
    const tag = document.documentElement.lang.replace(/^en$/, 'en-GB')
    time.title = time.textContent
    time.textContent = new Date(time.dateTime).toLocaleString(tag, told)
  }

  // Texts to copy.
  for (const pre of document.querySelectorAll('pre')) {
    const copy = button(words.copy, 'btn small copy', async () => {
      await navigator.clipboard.writeText(pre.textContent.trim())
      copy.textContent = words.copied
      setTimeout(() => (copy.textContent = words.copy), 2_000)
    })
    if (navigator.clipboard) pre.before(copy)
  }

  // Photos: a row that snaps, so that fingers swipe; arrows and buttons move by one.
  const photos = [...document.querySelectorAll('.photos a')]
  const openGallery = (start) => {
    const row = make('ul', { tabIndex: 0 })
    for (const { href, firstElementChild: small } of photos)
      row.append(make('li', {}, make('img', { src: href, alt: small.alt, loading: 'lazy' })))
    const place = make('p', { ariaLive: 'polite' })
    const at = () => Math.round(row.scrollLeft / row.clientWidth)
    const show = (index, behavior = 'smooth') => row.scrollTo({ left: index * row.clientWidth, behavior })
    const step = (by) => show((at() + by + photos.length) % photos.length)
    const told = () => (place.textContent = `${at() + 1} / ${photos.length}`)
    row.addEventListener('scroll', told)
    const view = make(
      'dialog',
      { className: 'gallery', ariaLabel: words.photos },
      row,
      make(
        'div',
        { className: 'gallery-foot' },
        button(words.previous, 'btn small', () => step(-1)),
        place,
        button(words.next, 'btn small', () => step(1)),
        button(words.close, 'btn small', () => view.close()),
      ),
    )
    view.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      step(by)
    })
    view.addEventListener('close', () => {
      view.remove()
      photos[start].focus()
    })
    document.body.append(view)
    view.showModal()
    show(start, 'instant')
    told()
    row.focus()
  }
  for (const [index, link] of photos.entries())
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      openGallery(index)
    })

  // The button of the filters says how many homes it would show.
  const filters = document.querySelector('.filters form')
  if (filters) {
    const shows = filters.querySelector('button[type="submit"]')
    let asked = new AbortController()
    let waiting
    const count = async () => {
      asked.abort()
      asked = new AbortController()
      const query = new URLSearchParams(new FormData(filters))
      try {
        const answer = await fetch(`${filters.action}?${query}`, {
          signal: asked.signal,
          headers: { accept: 'text/html' },
        })
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const found = page.querySelector('[data-count]')?.dataset.count
        if (answer.ok && found) shows.textContent = words.show.replace('{count}', found)
      } catch {
        // A newer question, or no network: the button still works.
      }
    }
    filters.addEventListener('input', () => {
      clearTimeout(waiting)
      waiting = setTimeout(count, 400)
    })
  }

  // Homes saved on this device, the newest four, and a link that compares them. Without a place to keep them the links to compare stay.
  const besides = [...document.querySelectorAll('a.beside')]
  const MOST_SAVED = 4
  const savedHomes = () => {
    try {
      const ids = JSON.parse(localStorage.getItem('homes') ?? '[]')
      return Array.isArray(ids) ? ids.filter((id) => /^\w+$/.test(id)).slice(0, MOST_SAVED) : []
    } catch {
      return undefined
    }
  }
  if (besides.length > 0 && savedHomes()) {
    const together = make('a', { className: 'btn small', rel: 'nofollow' })
    const { pathname } = besides[0]
    const switches = besides.map((link) => {
      const id = new URL(link.href).searchParams.get('id')
      const press = button('', 'beside plain', () => {
        const ids = savedHomes() ?? []
        const others = ids.filter((each) => each !== id)
        localStorage.setItem('homes', JSON.stringify(ids.includes(id) ? others : [id, ...others].slice(0, MOST_SAVED)))
        show()
      })
      link.replaceWith(press)
      return { id, press, title: press.closest('.home').querySelector('.title').textContent }
    })
    const show = () => {
      const ids = savedHomes() ?? []
      together.hidden = ids.length === 0
      together.textContent = words.compareSaved.replace('{count}', ids.length)
      together.href = `${pathname}?${ids.map((id) => `id=${id}`).join('&')}`
      for (const { id, press, title } of switches) {
        press.textContent = ids.includes(id) ? words.saved : words.save
        press.ariaLabel = `${press.textContent}: ${title}`
      }
    }
    show()
    switches[0].press.closest('.homes').before(make('p', { className: 'saved-homes', ariaLive: 'polite' }, together))
    addEventListener('storage', show)
  }

  // Charts: the row of the table under the finger.
  const cells = (row) => [...row.cells].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))
  for (const figure of document.querySelectorAll('figure.chart')) {
    const svg = figure.querySelector('svg.lines')
    const table = figure.querySelector('table')
    if (!svg) continue
    const { from, to } = svg.dataset
    if (!table || from === undefined) continue
    const head = table.tHead ? cells(table.tHead.rows[0]) : []
    // Quarters have their number and their year in every language.
    const rows = new Map(
      [...table.tBodies[0].rows].flatMap((row) => {
        const [, quarter, year] = /^\D*([1-4])\D+(\d{4})$/.exec(row.cells[0].textContent.trim()) ?? []
        return year === undefined ? [] : [[year * 4 + Number(quarter) - 1, row]]
      }),
    )
    const tip = make('div', { className: 'tip', hidden: true })
    figure.append(tip)
    svg.addEventListener('pointermove', ({ clientX }) => {
      const { left, width } = svg.getBoundingClientRect()
      const share = (clientX - left) / width
      const row = rows.get(Math.round(Number(from) + share * (to - from) - 0.5))
      tip.hidden = row === undefined
      if (row === undefined) return
      const [when, ...figures] = cells(row)
      const lines = figures.flatMap((text, index) =>
        text === '' ? [] : [make('span', {}, `${head[index + 1] ?? ''}: ${text}`)],
      )
      tip.replaceChildren(make('b', {}, when), ...lines)
      const frame = figure.getBoundingClientRect()
      const room = frame.width - tip.offsetWidth
      tip.style.left = `${Math.max(0, Math.min(room, clientX - frame.left - tip.offsetWidth / 2))}px`
    })
    svg.addEventListener('pointerleave', () => (tip.hidden = true))
  }
}
