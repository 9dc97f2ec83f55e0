import { spawn } from 'node:child_process'
import { root } from './project.mjs'

const running = new Set()

// Ctrl-C must not leave an npm or a build running: the children get the signal, then this process ends by it.
// Listeners exist only while there are children: a server started in this process handles signals itself.
const ends = Object.fromEntries(
  ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
    signal,
    () => {
      for (const child of running) child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    },
  ]),
)

function track(child) {
  if (running.size === 0) for (const [signal, end] of Object.entries(ends)) process.on(signal, end)
  running.add(child)
  const forget = () => {
    if (running.delete(child) && running.size === 0)
      for (const [signal, end] of Object.entries(ends)) process.off(signal, end)
  }
  child.once('error', forget)
  child.once('close', forget)
}

/**
 * Runs a program and returns the end of its output, which `onLine` also gets line by line. Resolves to { code, output
 * }; a missing program has code 127.
 */
export function runChild(command, args, { env = {}, onLine, timeout, keep: maxLines = 200 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      // npm.cmd and similar are shell scripts on Windows.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    track(child)
    const tail = []
    const keep = (line) => {
      tail.push(line)
      if (tail.length > maxLines) tail.shift()
      onLine?.(line)
    }
    readLines(child.stdout, keep)
    readLines(child.stderr, keep)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 143 : 1), output: tail.join('\n') }))
  })
}

/** Runs a program with inherited output. Resolves to its exit code. */
export function runLive(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    track(child)
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function readLines(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => rest && onLine(rest))
}
