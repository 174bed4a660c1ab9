// Goes on from site.js in one file.
{
  // Maps: zoom with buttons, keys, the wheel with a modifier and two fingers; a zoomed map moves under the pointer.
  const SVG = 'http://www.w3.org/2000/svg'
  const MOST_ZOOM = 16
  for (const svg of document.querySelectorAll('.map-figure > svg.map')) {
    const whole = svg.viewBox.baseVal
    const { width, height } = whole
    const view = { x: 0, y: 0, zoom: 1 }
    const show = () => {
      const [w, h] = [width / view.zoom, height / view.zoom]
      view.x = Math.min(width - w, Math.max(0, view.x))
      view.y = Math.min(height - h, Math.max(0, view.y))
      svg.setAttribute('viewBox', `${view.x} ${view.y} ${w} ${h}`)
      svg.style.touchAction = view.zoom > 1 || drawing ? 'none' : 'pan-x pan-y'
      // Dots and names keep their size on the screen.
      for (const mark of svg.querySelectorAll('circle:not(.precision), rect.stop, text')) {
        const [x, y] = ['x', 'y'].map((axis) => Number(mark.getAttribute(`c${axis}`) ?? mark.getAttribute(axis)))
        mark.setAttribute('transform', `translate(${x} ${y}) scale(${1 / view.zoom}) translate(${-x} ${-y})`)
      }
    }
    /** Point of the drawing under the pointer. */
    const at = ({ clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse())
      return { x, y }
    }
    const zoomBy = (factor, middle = { x: view.x + width / view.zoom / 2, y: view.y + height / view.zoom / 2 }) => {
      const next = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor))
      const by = view.zoom / next
      Object.assign(view, {
        x: middle.x - (middle.x - view.x) * by,
        y: middle.y - (middle.y - view.y) * by,
        zoom: next,
      })
      show()
    }
    const move = (x, y) => {
      view.x += (x * width) / view.zoom
      view.y += (y * height) / view.zoom
      show()
    }
    const reset = () => {
      Object.assign(view, { x: 0, y: 0, zoom: 1 })
      show()
    }
    svg.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        zoomBy(event.deltaY < 0 ? 1.25 : 0.8, at(event))
      },
      { passive: false },
    )

    // A circle or a box drawn on the map of a search becomes the search within it.
    const { search } = svg.dataset
    const [west, north, perLongitude, perLatitude] = (svg.dataset.ground ?? '').split(' ').map(Number)
    const coordinates = ({ x, y }) => [(north - y / perLatitude).toFixed(4), (west + x / perLongitude).toFixed(4)]
    let drawing
    let shape
    const drawers = []
    const stopDrawing = () => {
      drawing = undefined
      shape?.remove()
      shape = undefined
      hint.textContent = words.mapHint
      for (const each of drawers) each.ariaPressed = 'false'
      show()
    }
    const drawer = (kind, text) => {
      const each = button(text, 'btn small', () => {
        const isOn = drawing === kind
        stopDrawing()
        if (isOn) return
        drawing = kind
        each.ariaPressed = 'true'
        hint.textContent = words.drawHint
        show()
      })
      each.ariaPressed = 'false'
      drawers.push(each)
      return each
    }
    const outline = (from, to) => {
      const isCircle = drawing === 'circle'
      shape ??= svg.appendChild(document.createElementNS(SVG, isCircle ? 'circle' : 'rect'))
      shape.setAttribute('class', 'drawn')
      const sizes = isCircle
        ? { cx: from.x, cy: from.y, r: Math.hypot(to.x - from.x, to.y - from.y) }
        : {
            x: Math.min(from.x, to.x),
            y: Math.min(from.y, to.y),
            width: Math.abs(to.x - from.x),
            height: Math.abs(to.y - from.y),
          }
      for (const [name, value] of Object.entries(sizes)) shape.setAttribute(name, value)
    }
    const searchIn = (from, to) => {
      const metres = (Math.hypot(to.x - from.x, to.y - from.y) * 111_200) / perLatitude
      if (metres < 100) return stopDrawing()
      const corner = (x, y) => coordinates({ x, y }).join(':')
      const area =
        drawing === 'circle'
          ? `near=${coordinates(from).join(':')}:${Math.min(30_000, Math.round(metres))}`
          : `within=${[corner(from.x, from.y), corner(to.x, from.y), corner(to.x, to.y), corner(from.x, to.y)].join(',')}`
      location.assign(`${search}${search.includes('?') ? '&' : '?'}${area}`)
    }

    const pointers = new Map()
    let start
    let hasMoved = false
    svg.addEventListener('pointerdown', (event) => {
      if (event.button > 0) return
      svg.focus({ preventScroll: true })
      pointers.set(event.pointerId, at(event))
      start = at(event)
      hasMoved = false
      if (drawing) svg.setPointerCapture(event.pointerId)
    })
    svg.addEventListener('pointermove', (event) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      if (drawing) return outline(start, now)
      if (pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)[1]
        const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y)
        hasMoved = true
        if (apart(before) > 0) zoomBy(apart(now) / apart(before), other)
        pointers.set(event.pointerId, at(event))
        return
      }
      if (view.zoom === 1) return
      if (Math.hypot(now.x - start.x, now.y - start.y) * view.zoom > 6) hasMoved = true
      if (!hasMoved) return
      svg.setPointerCapture(event.pointerId)
      view.x += before.x - now.x
      view.y += before.y - now.y
      show()
    })
    const lift = (event) => {
      const isDrawn = drawing && shape && pointers.has(event.pointerId) && event.type === 'pointerup'
      pointers.delete(event.pointerId)
      if (isDrawn) searchIn(start, at(event))
    }
    svg.addEventListener('pointerup', lift)
    svg.addEventListener('pointercancel', lift)
    svg.addEventListener('dragstart', (event) => event.preventDefault())
    // A press that moved the map or draws on it is no press on a link.
    svg.addEventListener(
      'click',
      (event) => {
        if (!hasMoved && !drawing) return
        event.preventDefault()
        event.stopPropagation()
      },
      true,
    )

    const KEYS = {
      '+': () => zoomBy(1.5),
      '-': () => zoomBy(1 / 1.5),
      0: reset,
      ArrowLeft: () => move(-0.15, 0),
      ArrowRight: () => move(0.15, 0),
      ArrowUp: () => move(0, -0.15),
      ArrowDown: () => move(0, 0.15),
      Escape: stopDrawing,
    }
    const hint = make('p', { className: 'hint', textContent: words.mapHint })
    const sign = (text, label, act) => Object.assign(button(text, 'btn small', act), { ariaLabel: label, title: label })
    const tools = make(
      'div',
      { className: 'map-tools', role: 'group', ariaLabel: svg.getAttribute('aria-label') },
      sign('+', words.zoomIn, () => zoomBy(1.5)),
      sign('−', words.zoomOut, () => zoomBy(1 / 1.5)),
      button(words.zoomReset, 'btn small', reset),
      ...(search === undefined ? [] : [drawer('circle', words.circle), drawer('box', words.box)]),
    )
    const figure = svg.parentElement
    figure.addEventListener('keydown', (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
      if (!act) return
      event.preventDefault()
      act()
    })
    svg.tabIndex = 0
    // One finger scrolls the page, two are the map's.
    svg.style.touchAction = 'pan-x pan-y'
    svg.after(tools, hint)
  }
}
