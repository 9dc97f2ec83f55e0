import { afterEach, expect, it, vi } from 'vitest'
import { readClientData } from './client-data'

const services = { ip: 'https://ip.example/json', location: 'https://place.example/{ip}' }
afterEach(() => vi.restoreAllMocks())

function answer(answers: Record<string, unknown>) {
  return vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const body = answers[request as string]
    return body === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json(body))
  })
}

it('requests nothing when the site configures no service', async () => {
  const fetchMock = answer({})
  expect(await readClientData(undefined)).toMatchObject({
    browser: 'Chrome',
    os: 'Linux',
    ip: 'Unknown',
    location: 'Unknown',
    isp: 'Unknown',
    isProxy: undefined,
    screenSize: { width: screen.width, height: screen.height },
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

it('requests the address, then the location, and sends nothing personal', async () => {
  const fetchMock = answer({
    'https://ip.example/json': { ip: '203.0.113.7' },
    'https://place.example/203.0.113.7': {
      cityName: 'Chiang Mai',
      regionName: 'Chiang Mai',
      countryName: 'Thailand',
      isProxy: false,
      isp: 'A network',
    },
  })
  expect(await readClientData(services)).toMatchObject({
    ip: '203.0.113.7',
    location: 'Chiang Mai, Chiang Mai, Thailand',
    isp: 'A network',
    isProxy: false,
  })
  for (const [, options] of fetchMock.mock.calls)
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

it('reports unknown when a service is down or returns nonsense', async () => {
  answer({ 'https://ip.example/json': { ip: { not: 'text' } } })
  expect(await readClientData(services)).toMatchObject({ ip: 'Unknown', location: 'Unknown', isp: 'Unknown' })
  answer({ 'https://ip.example/json': { ip: '203.0.113.7' }, 'https://place.example/203.0.113.7': null })
  expect(await readClientData(services)).toMatchObject({ ip: '203.0.113.7', location: 'Unknown' })
})
