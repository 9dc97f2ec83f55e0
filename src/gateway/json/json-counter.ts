/** Of `"`, `\`, `[`, `]`, `{`, `}`, `,` and `:`. */
const [quote, backslash, opensList, closesList, opensObject, closesObject, comma, colon] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a]

/**
 * Counts what a JSON text would become, before anything is built of it. The text comes in pieces, cut anywhere. It builds no
 * strings, so it costs no memory. Whether the text is JSON at all, parsing finds out.
 */
export class JsonCounter {
  /** The deepest level of lists and objects so far. */
  levels = 0
  /** Values and names so far: never fewer than parsing would make. */
  entries = 1
  #level = 0
  #inText = false
  #isEscaped = false

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#inText) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (byte === backslash) this.#isEscaped = true
        else if (byte === quote) this.#inText = false
      } else if (byte === quote) this.#inText = true
      else if (byte === opensList || byte === opensObject) {
        this.levels = Math.max(this.levels, ++this.#level)
        this.entries++
      } else if (byte === closesList || byte === closesObject) this.#level--
      else if (byte === comma || byte === colon) this.entries++
    }
  }
}
