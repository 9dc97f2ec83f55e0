import { describe, expect, it } from 'vitest'
import {
  discountPercent,
  formatBaht,
  formatBytes,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatRelative,
  formatTime,
  shorthand,
  toThaiDigits,
} from './format'

describe('numbers', () => {
  it('separates thousands', () => {
    expect([0, 999, 1000, 1234567.891, -1234.5, -0.001].map((value) => formatNumber(value))).toEqual([
      '0',
      '999',
      '1,000',
      '1,234,567.89',
      '-1,234.5',
      '0',
    ])
    expect(formatNumber(5, 'en', { fixed: true })).toBe('5.00')
    expect(formatNumber(Number.NaN)).toBe('')
  })
  it('formats baht from satang', () => {
    expect([0, 129000, 129050, -50, 100000000].map((satang) => formatBaht(satang))).toEqual([
      '฿0',
      '฿1,290',
      '฿1,290.50',
      '-฿0.50',
      '฿1,000,000',
    ])
    expect(formatBaht(129000, 'th', { display: 'word' })).toBe('1,290 บาท')
    expect(formatBaht(129000, 'en', { display: 'word' })).toBe('1,290 baht')
    expect(formatBaht(129000, 'en', { display: 'code', fixed: true })).toBe('THB 1,290.00')
  })
  it('abbreviates with k from 1000 and M from 1,000,000', () => {
    expect([999, 1000, 1500, 999_949, 999_999, 1_000_000, 2_340_000, -1500].map(shorthand)).toEqual([
      '999',
      '1k',
      '1.5k',
      '999.9k',
      '999.9k',
      '1M',
      '2.3M',
      '-1.5k',
    ])
  })
  it('rounds the discount, and returns 0 without one', () => {
    expect(discountPercent(200, 150)).toBe(25)
    expect(discountPercent(300, 199)).toBe(34)
    expect(discountPercent(200, 199)).toBe(1)
    expect([
      discountPercent(100, 100),
      discountPercent(100, 120),
      discountPercent(0, 0),
      discountPercent(Number.NaN, 1),
    ]).toEqual([0, 0, 0, 0])
  })
  it('formats bytes', () => {
    expect(
      [0, 1023, 1024, 1536, 5 * 1024 ** 2, 1024 ** 2 - 1, 3 * 1024 ** 4].map((bytes) => formatBytes(bytes)),
    ).toEqual(['0 B', '1,023 B', '1 KB', '1.5 KB', '5 MB', '1 MB', '3 TB'])
  })
  it('converts to Thai digits', () => expect(toThaiDigits('21/11/2569')).toBe('๒๑/๑๑/๒๕๖๙'))
})

describe('dates', () => {
  const evening = '2026-11-21T11:30:00Z'
  it('uses the Buddhist year in Thai and labels the other era', () => {
    expect(formatDate(evening, 'th')).toBe('21 พ.ย. 2569')
    expect(formatDate(evening, 'en')).toBe('21 Nov 2026')
    expect(formatDate(evening, 'th', { style: 'long' })).toBe('21 พฤศจิกายน 2569')
    expect(formatDate(evening, 'th', { style: 'full' })).toBe('วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569')
    expect(formatDate(evening, 'en', { style: 'full' })).toBe('Saturday, 21 November 2026')
    expect(formatDate(evening, 'th', { style: 'numeric' })).toBe('21/11/2569')
    expect(formatDate(evening, 'th', { era: 'gregorian' })).toBe('21 พ.ย. ค.ศ. 2026')
    expect(formatDate(evening, 'en', { era: 'buddhist' })).toBe('21 Nov 2569 BE')
  })
  it('reads moments in the zone, and does not shift calendar dates', () => {
    expect(formatDateTime('2026-12-31T17:30:00Z', 'th')).toBe('1 ม.ค. 2570 00:30 น.')
    expect(formatDateTime('2026-12-31T17:30:00Z', 'en', { timeZone: 'America/New_York' })).toBe('31 Dec 2026, 12:30')
    expect(formatDate('2026-03-01', 'en', { timeZone: 'America/New_York' })).toBe('1 Mar 2026')
    expect(formatDateTime('2026-03-01T09:00', 'th', { style: 'long' })).toBe('1 มีนาคม 2569 เวลา 09:00 น.')
    expect(formatTime(evening, 'en', { seconds: true })).toBe('18:30:00')
  })
  it('returns an empty string for an invalid date', () => {
    expect([
      formatDate('soon'),
      formatDate('2026-02-30'),
      formatTime(Number.NaN),
      formatRelative('x', evening),
    ]).toEqual(['', '', '', ''])
  })
  it('gives shared parts of a range once', () => {
    expect(formatDateRange('2026-11-21', '2026-11-23')).toBe('21–23 พ.ย. 2569')
    expect(formatDateRange('2026-11-30', '2026-12-02', 'en')).toBe('30 Nov – 2 Dec 2026')
    expect(formatDateRange('2026-12-30', '2027-01-02', 'en')).toBe('30 Dec 2026 – 2 Jan 2027')
    expect(formatDateRange('2026-11-21', '2026-11-21', 'en')).toBe('21 Nov 2026')
  })
  it('formats the distance from a given now', () => {
    const at = (iso: string) => [formatRelative(iso, evening, 'en'), formatRelative(iso, evening, 'th')]
    expect(at('2026-11-21T11:29:40Z')).toEqual(['just now', 'เมื่อสักครู่'])
    expect(at('2026-11-18T11:00:00Z')).toEqual(['3 days ago', '3 วันที่แล้ว'])
    expect(at('2026-11-21T12:30:00Z')).toEqual(['in 1 hour', 'อีก 1 ชั่วโมง'])
    expect(at('2024-11-20T11:30:00Z')).toEqual(['2 years ago', '2 ปีที่แล้ว'])
  })
  it('formats durations', () => {
    expect([5100, 60, 42, 0].map((seconds) => formatDuration(seconds))).toEqual([
      '1 ชม. 25 นาที',
      '1 นาที',
      '42 วินาที',
      '0 นาที',
    ])
    expect(formatDuration(5100, 'en')).toBe('1 hr 25 min')
    expect(formatDuration(3660, 'en', { style: 'long' })).toBe('1 hour 1 minute')
    expect([5104, 64, 4].map((seconds) => formatDuration(seconds, 'en', { style: 'clock' }))).toEqual([
      '1:25:04',
      '1:04',
      '0:04',
    ])
  })
})
