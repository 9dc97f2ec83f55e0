import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'

/**
 * Boot and payload from a page's HTML, by default this one (`<script type="application/json">`). Throws when missing.
 */
export async function readBoot(page = document): Promise<{ boot: Boot; payload: Payload }> {
  const read = (id: string): unknown => JSON.parse(page.getElementById(id)?.textContent ?? 'null')
  const boot = read('boot') as Boot | null
  const payload = read('payload') as Payload | null
  if (!boot || !payload) throw new Error('The document carries no boot data.')
  return { boot, payload }
}
