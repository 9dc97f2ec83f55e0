/** Processor time that the page's main thread takes for some work (ms). On a machine shared with others it says what the clock does not. */
export async function mainThreadMs(page, work) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  // Tasks alone: each kind of event more would take time itself.
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      excludedCategories: ['*'],
      includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'],
    },
  })
  const result = await work()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const spent =
    events
      .filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  return { result, spent }
}
