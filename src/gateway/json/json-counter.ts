/** Of `"`, `\`, `[`, `]`, `{`, `}`, `,` and `:`. */
const [quote, backslash, opensList, closesList, opensObject, closesObject, comma, colon] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a,
]

/**
 * Counts what a JSON text would become, before anything is built of it. The text comes in pieces, cut anywhere. It
 * builds no strings, so it costs no memory. Whether the text is JSON at all, parsing finds out.
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
    // Fields would be read and written for each of millions of bytes.
    let { levels, entries } = this
    let [level, inText] = [this.#level, this.#inText]
    let at = 0
    if (this.#isEscaped && bytes.length > 0) {
      this.#isEscaped = false
      at = 1
    }
    for (; at < bytes.length; at++) {
      const byte = bytes[at]
      if (inText) {
        if (byte === quote) inText = false
        else if (byte === backslash && ++at === bytes.length) this.#isEscaped = true
      } else if (byte === quote) inText = true
      else if (byte === comma || byte === colon) entries++
      else if (byte === opensList || byte === opensObject) {
        entries++
        if (++level > levels) levels = level
      } else if (byte === closesList || byte === closesObject) level--
    }
    Object.assign(this, { levels, entries })
    this.#level = level
    this.#inText = inText
  }
}
