import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Settings, SettingsError } from '../settings'

/**
 * Throws a SettingsError with a clear message when the gateway could not listen. Another process may still take the
 * port before it does.
 */
export async function checkPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ port, host }), 'listening')
  } catch (error) {
    throw explainPort(error, port, host)
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** Advice for a port that cannot be listened on; other errors are returned unchanged. */
export function explainPort(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new SettingsError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES')
    return new SettingsError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return new SettingsError(
      `HOST is "${host}", which is no address of this machine. Use one of its own, 127.0.0.1 or 0.0.0.0.`,
    )
  return error
}
