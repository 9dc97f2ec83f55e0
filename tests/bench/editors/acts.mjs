/**
 * Performs a person's actions in an editor, each `times` times in a row, and measures from the browser's event until
 * the frame that shows the result is drawn. Returns the median of each, and the first time (`first`), when its script
 * had never run. Figures in ms; null where the editor did not do it within 30 s.
 */
export async function acts(page, { name, url, times = 5 }, onOpened) {
  page.setDefaultTimeout(240_000)
  await page.addInitScript(install, name === 'sitewright')
  // The editor is opened from another page of the same site: the browser already has a process for it, and no editor's
  // headers demand another.
  await page.goto(new URL(name === 'sitewright' ? '/api/health' : '/', url).href)
  await page.goto(url, { waitUntil: 'commit' })
  const mount = await page.evaluate(() => window.bench.opened())
  onOpened()
  await page.evaluate(() => window.bench.quiet())
  const seen = { select: [], settings: [], key: [], add: [], drop: [], frames: [], undo: [] }
  const rest = () => page.evaluate(() => window.bench.rest())

  // The fifth block is the second heading; tools may cover the first. The ninth is the third heading.
  for (let time = 0; time < times * 2 - 1; time++) {
    const index = time % 2 ? 8 : 4
    const place = await placeOf(page, index)
    const marked = timed(page, 'pointerdown', 'marked', () => {}, index)
    seen.settings.push(await timed(page, 'pointerdown', 'chosen', () => page.mouse.click(place.x, place.y), index))
    seen.select.push(await marked)
    await page.waitForTimeout(500)
  }
  await page.evaluate(() => window.bench.focusField())
  for (let time = 0; time < times; time++) {
    seen.key.push(await timed(page, 'keydown', 'written', () => page.keyboard.press('x'), 4))
    await page.waitForTimeout(300)
  }
  // Typed text is one step of the history; what follows is the next.
  await rest()

  for (let time = 0; time < times; time++) {
    const place = await placeOf(page, 4)
    await page.mouse.click(place.x, place.y)
    await rest()
    seen.add.push(await timed(page, 'keydown', 'added', () => page.keyboard.press('Control+d')))
    await rest()
    await page.keyboard.press('Control+z')
    await rest()
  }

  for (let time = 0; time < times; time++) {
    const from = await placeOf(page, name.startsWith('hand-written') ? 0 : 4)
    const to = await page.evaluate(() => window.bench.lowest(10))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.evaluate(() => window.bench.watchFrames())
    await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 })
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / 30, from.y + ((to.y - from.y) * step) / 30)
      await page.waitForTimeout(16)
    }
    seen.frames.push(await page.evaluate(() => window.bench.framesSeen()))
    const drop = await timed(page, name === 'craft' ? 'drop' : 'pointerup', 'moved', () => page.mouse.up())
    seen.drop.push(drop)
    await rest()
    if (drop === null) break
    seen.undo.push(await timed(page, 'keydown', 'moved', () => page.keyboard.press('Control+z')))
    await rest()
  }

  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  const [medians, first] = [middleOf, ([value]) => value ?? null].map((pick) =>
    Object.fromEntries(Object.entries(seen).map(([act, values]) => [act, pick(values)])),
  )
  return { mount, ...medians, heap, first }
}

/** The median; null where one value is missing. */
const middleOf = (values) =>
  values.length === 0 || values.includes(null) ? null : values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const placeOf = (page, index) => page.evaluate((at) => window.bench.placeOf(at), index)

async function timed(page, type, outcome, act, index) {
  const [ms] = await Promise.all([
    page.evaluate(([event, wanted, at]) => window.bench.after(event, wanted, at), [type, outcome, index]),
    page.waitForTimeout(30).then(act),
  ])
  return ms
}

/** Runs in the page before anything else. */
function install(isOurs) {
  if (window !== window.top) return
  const ours = {
    frame: () => document.querySelector('iframe[src$="?canvas"]'),
    blocks: '#canvas-page [data-kind="block"]',
    isMarked: (_element, index) => {
      const [mark, box] = [document.querySelector('[data-look="chosen"]')?.getBoundingClientRect(), boxOf(index)]
      return mark && mark.top < box.y && mark.bottom > box.y && mark.left < box.x && mark.right > box.x
    },
    field: () => document.querySelector('[data-inspector] textarea, [data-inspector] input[type="text"]'),
    add: () => {},
    undo: () => {},
  }
  const editor = () => (isOurs ? ours : window.editor)
  /** The document that contains the page: a frame's, or the editor's. */
  const canvas = () => editor().frame?.()
  /** The first blocks only: in a page of thousands, listing all takes longer than many an action. */
  const blocks = (most) => {
    const found = []
    const document = editor().frame ? canvas()?.contentDocument : window.document
    if (!document?.body) return found
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node && found.length < most; node = walker.nextNode())
      if (node.matches(editor().blocks)) found.push(node)
    return found
  }
  const words = (index) => blocks(index + 1)[index]?.textContent ?? ''
  const order = () =>
    blocks(24)
      .map((block) => block.textContent)
      .join('|')
  const limit = 30_000
  /**
   * What exists when a frame begins is drawn by it. A high-priority task runs after it is drawn; a message would wait
   * behind work that the editor has deferred.
   */
  const until = (isDone, start, most = limit) =>
    new Promise((resolve) => {
      const drawn = () => scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' })
      const look = () => {
        if (isDone()) drawn()
        else if (performance.now() - start > most) resolve(null)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const outcomes = {
    marked: (index) => () => editor().isMarked(blocks(index + 1)[index], index),
    chosen: (index) => () => editor().field()?.value === words(index),
    written: (index) => {
      const before = words(index)
      return () => words(index) === `${before}x`
    },
    added: () => {
      const before = order()
      return () => order() !== before
    },
    moved: () => {
      const before = order()
      return () => order() !== before
    },
  }
  const boxOf = (index) => {
    const element = blocks(index + 1)[index]
    // An element without a box is where its content is.
    const { left, top, width, height } = (
      element.getBoundingClientRect().width ? element : (element.firstElementChild ?? element)
    ).getBoundingClientRect()
    const frame = canvas()
    const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const zoom = frame ? outer.width / frame.clientWidth : 1
    return { x: outer.left + (left + Math.min(30, width / 2)) * zoom, y: outer.top + (top + height / 2) * zoom }
  }
  // The other editors have no shortcuts for these two: their functions are called on the key press, so that all start
  // the same way.
  const askByKey = (event) => {
    const act = event.ctrlKey && { d: 'add', z: 'undo' }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    editor()[act]()
  }
  if (!isOurs) addEventListener('keydown', askByKey, true)
  /** Windows that receive an editor's events: a page in a frame gets its own. */
  const windows = () => [window, canvas()?.contentWindow].filter(Boolean)
  window.bench = {
    placeOf: boxOf,
    /** The position of the last block up to an index that can be pressed without scrolling. */
    lowest: (most) =>
      Array.from({ length: most }, (_, index) => boxOf(most - index)).find(({ y }) => y < innerHeight - 60),
    /** Ready when a press on a block selects it: retried from the moment it exists. */
    opened: async () => {
      const press = () => {
        const { x, y } = boxOf(0)
        const hit = document.elementFromPoint(x, y)
        // A page that nothing covers is pressed itself.
        const target = hit?.tagName === 'IFRAME' ? blocks(1)[0] : hit
        if (!target) return
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
          target.dispatchEvent(
            new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, {
              bubbles: true,
              cancelable: true,
              clientX: x,
              clientY: y,
              button: 0,
              view: window,
              detail: 1,
              isPrimary: true,
              pointerId: 1,
              pointerType: 'mouse',
            }),
          )
      }
      return until(
        () => {
          if (!editor() || blocks(1).length === 0) return false
          if (editor().field() && editor().field().value === words(0)) return true
          press()
          return editor().field()?.value === words(0)
        },
        0,
        240_000,
      )
    },
    /** Waits until work after the opening is over: four frames on time in a row. */
    quiet: async () => {
      if (!isOurs) canvas()?.contentWindow.addEventListener('keydown', askByKey, true)
      let inTime = 0
      let last = performance.now()
      const start = last
      while (inTime < 30 && performance.now() - start < 60_000) {
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        inTime = now - last < 25 ? inTime + 1 : 0
        last = now
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    },
    rest: () => new Promise((resolve) => setTimeout(resolve, 1200)),
    focusField: () => {
      const field = editor().field()
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
    },
    after: (type, outcome, index) => {
      const isDone = outcomes[outcome](index)
      return new Promise((resolve) => {
        const begin = ({ timeStamp, key, view }) => {
          // A shortcut starts with the key pressed while Control is held.
          if (key === 'Control') return
          for (const each of windows()) each.removeEventListener(type, begin, true)
          clearTimeout(give)
          // A frame's clock started later than the window's.
          resolve(until(isDone, timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin))
        }
        const give = setTimeout(() => resolve(null), limit)
        for (const each of windows()) each.addEventListener(type, begin, true)
      })
    },
    watchFrames: () => {
      const seen = []
      let last = performance.now()
      let isOn = true
      const look = (now) => {
        seen.push(now - last)
        last = now
        if (isOn) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      window.bench.framesSeen = () => {
        isOn = false
        const sorted = seen.slice(2).sort((a, b) => a - b)
        return sorted[Math.floor(sorted.length * 0.95)] ?? null
      }
    },
  }
}
