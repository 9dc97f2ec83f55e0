/**
 * Runs in the page: scrolls through it so that lazy pictures load, waits for pictures, fonts and animations, and
 * returns to the top. Resolves even when something never loads: the assertions report what is missing. Returns whether
 * the browser renders: without a GPU the tiles of a very long page sometimes wait for each other forever, and nothing
 * that needs a frame, such as a lazy picture, loads any more. A page already scrolled through at this width stays at
 * its top.
 */
export async function loadAndSettle(wasHere: boolean): Promise<boolean> {
  const within = (work: Promise<unknown>, ms: number) =>
    Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
  // On a busy machine a frame of such a page may take seconds.
  let draws = true
  const frame = async () => {
    // The task after a frame's callbacks runs after layout and after observers of the window were notified.
    const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true)))
    if (draws) draws = (await within(drawn, 10_000)) === true
  }
  const bottom = document.documentElement.scrollHeight * 2
  for (
    let top = wasHere ? bottom : 0;
    top < Math.min(document.documentElement.scrollHeight, bottom);
    top += innerHeight
  ) {
    scrollTo({ top, behavior: 'instant' })
    await frame()
    if (!draws) return false
  }
  const isComing = (image: HTMLImageElement) => image.checkVisibility() && !image.complete
  // Also waits for pictures beyond the window's edge, in a carousel. Blocks below that arrive late bring more of them, so
  // it looks again.
  const loadPictures = async () => {
    for (let round = 0; round < 3 && [...document.images].some(isComing); round++) {
      for (const image of [...document.images].filter(isComing)) {
        image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        await frame()
        if (!draws) return
      }
      const loaded = [...document.images]
        .filter(isComing)
        .map(
          (image) =>
            new Promise((resolve) =>
              ['load', 'error'].forEach((name) => image.addEventListener(name, resolve, { once: true })),
            ),
        )
      await within(Promise.all(loaded), 20_000)
    }
  }
  await loadPictures()
  if (!draws) return false
  await within(document.fonts.ready, 5000)
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
  const ending = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.effect?.getComputedTiming().endTime !== Infinity && animation.timeline instanceof DocumentTimeline,
    )
  await within(Promise.all(ending.map((animation) => animation.finished.catch(() => {}))), 3000)
  await frame()
  // What a page reads once it is there may bring pictures of its own.
  if (draws && [...document.images].some(isComing)) {
    await loadPictures()
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  }
  return draws
}
