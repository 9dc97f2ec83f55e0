import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactElement } from 'react'

declare global {
  interface Window {
    bench: (count: number) => Promise<{ commit: number; paint: number; nodes: number }>
  }
}

/**
 * Installs the runner's entry point: one fresh mount of the page; measures its commit and first paint in ms, and its
 * DOM nodes.
 */
export function installBench(prepare: (count: number) => () => ReactElement): void {
  window.bench = async (count) => {
    const render = prepare(count)
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    const root = createRoot(host)
    const start = performance.now()
    flushSync(() => root.render(render()))
    const commit = performance.now() - start
    const paint = await new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start))),
    )
    return { commit, paint, nodes: host.querySelectorAll('*').length }
  }
}
