import type { DataResult } from '@schemas/block'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { emitter } from '@kit/emitter'
import type { AskData, DataCallOf } from '../state/ask-data'

/**
 * The results of calls as the canvas shows them. Each call is requested once per role and language; calls of the same
 * moment are batched.
 */
export class CanvasData {
  #ask: AskData
  #as: { role: Role; locale: Locale }
  #known = new Map<string, DataResult | undefined>()
  #waiting = new Map<string, DataCallOf>()
  #come = emitter()

  constructor(ask: AskData, as: { role: Role; locale: Locale }) {
    this.#ask = ask
    this.#as = as
  }

  get = (call: string, input: Record<string, unknown>): DataResult | undefined => {
    const key = JSON.stringify([call, input])
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined)
      if (this.#waiting.size === 0) setTimeout(() => void this.#send())
      this.#waiting.set(key, { call, input })
    }
    return this.#known.get(key)
  }

  onData = this.#come.on

  async #send(): Promise<void> {
    const requested = [...this.#waiting]
    this.#waiting.clear()
    const failed: DataResult = { ok: false, error: { status: 0, message: '' } }
    const outcomes = await this.#ask(
      requested.map(([, call]) => call),
      this.#as,
    ).catch(() => [])
    for (const [index, [key]] of requested.entries()) this.#known.set(key, outcomes[index] ?? failed)
    this.#come.emit()
  }
}
