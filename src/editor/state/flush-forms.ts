import { emitter } from '@kit/emitter'

/** Told to put what is still held back, half typed in a form, into the document. */
const finish = emitter()

/** Returns the end of it. */
export const onFlushForms = finish.on

export const flushForms = finish.emit
