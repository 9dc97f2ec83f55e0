import { type AnyView, registerView, typeOfFile } from './views'

/** Server rendering, stories and tests have every view at hand at once; the visitor's bundle never imports this file. */
const views = import.meta.glob<{ View: AnyView }>('/blocks/*/*/view.tsx', { eager: true })

export function registerAllViews(): void {
  for (const [file, chunk] of Object.entries(views)) registerView(typeOfFile(file), chunk.View)
}
