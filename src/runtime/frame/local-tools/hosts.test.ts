import { expect, it } from 'vitest'
import { hostsToShow } from './hosts'

const hosts = Array.from({ length: 40 }, (_, at) => ({ siteName: `Site ${at}`, hostname: `s${at}.localhost` }))

it('lists the last 14 unless a search is typed', () => {
  expect(hostsToShow(hosts, ' ')).toEqual(hosts.slice(26))
  expect(hostsToShow(hosts, 'site 1')).toHaveLength(11)
  expect(hostsToShow(hosts, 'S7.LOCAL')).toEqual([hosts[7]])
  expect(hostsToShow(hosts, 'nothing')).toEqual([])
})
