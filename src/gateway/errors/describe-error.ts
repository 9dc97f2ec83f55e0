type Described = { type: string; message: string; code?: string; stack: string }

/**
 * An error as the log has it. Of wrapped errors the message is the innermost one's: an outer one names the query with
 * its parameters, which may be personal data. For the same reason it has none of an error's other fields.
 */
export function describeError(error: unknown): Described | string {
  if (!(error instanceof Error)) return String(error)
  let innermost = error
  while (innermost.cause instanceof Error) innermost = innermost.cause
  const { code } = innermost as { code?: unknown }
  return {
    type: innermost.name,
    message: (innermost.message.split('\nparams: ', 1)[0] ?? '').trim(),
    ...(typeof code === 'string' ? { code } : {}),
    // Frames alone: a stack begins with the message.
    stack: [error, ...(innermost === error ? [] : [innermost])].map(framesOf).join('\n'),
  }
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
