/** The main thread's processor time for some work (ms). On a shared machine it is more reliable than the clock. */
export async function mainThreadMs(page, work) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  // Only tasks: every further kind of event would itself take time.
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
