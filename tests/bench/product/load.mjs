import { connect } from 'node:net'

/**
 * Requests one address over kept-alive connections for a while, as fast as answers arrive. It reads only as much of an
 * answer as is needed to find its end: on two cores, the client's time is taken from the measured server.
 */
export async function load({ port, path, headers, connections, seconds }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const started = performance.now()
  const until = started + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => visit(port, request, until)))
  return { answers: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - started) / 1000 }
}

function visit(port, request, until) {
  return new Promise((resolve, reject) => {
    let count = 0
    /** Remaining bytes of the answer: NaN before its head is read, Infinity for chunked encoding. */
    let missing = Number.NaN
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      if (Number.isNaN(missing)) {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, Math.max(end, 0))
        if (!/^HTTP\/1\.1 (?:200|304)/.test(head)) {
          socket.destroy()
          return reject(new Error(`The answer begins with ${JSON.stringify(chunk.toString('latin1', 0, 60))}.`))
        }
        const length = head.startsWith('HTTP/1.1 304')
          ? 0
          : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
        missing = length - (chunk.length - end - 4)
      } else missing -= chunk.length
      const isOver =
        missing === Number.POSITIVE_INFINITY
          ? chunk.toString('latin1', Math.max(chunk.length - 5, 0)) === '0\r\n\r\n'
          : missing <= 0
      if (!isOver) return
      count += 1
      missing = Number.NaN
      if (performance.now() < until) return socket.write(request)
      socket.destroy()
      resolve(count)
    })
  })
}
