import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'

/** Boot and payload as the HTML carries them (`<script type="application/json">`). Throws when the document has none. */
export async function readBoot(): Promise<{ boot: Boot; payload: Payload }> {
  const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null')
  const boot = read('boot') as Boot | null
  const payload = read('payload') as Payload | null
  if (!boot || !payload) throw new Error('The document carries no boot data.')
  return { boot, payload }
}
