import { type AnyView, registerView, typeOfFile } from './views'

/** Every view at once, for server rendering, stories and tests; the visitor's bundle never imports this file. */
const views = import.meta.glob<{ View: AnyView }>('/blocks/*/*/view.tsx', { eager: true })

export function registerAllViews(): void {
  for (const [file, chunk] of Object.entries(views)) registerView(typeOfFile(file), chunk.View)
}
