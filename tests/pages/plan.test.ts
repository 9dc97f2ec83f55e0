import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '@schemas/layout/locale'
import { roles } from '@schemas/layout/role'
import { type Variant, planVisits, schemes, type Visit, widths } from './plan'

type Met = Omit<Visit, 'variants'> & Variant
const axes = { role: roles, locale: locales, scheme: schemes, width: widths } as const
const names = Object.keys(axes) as (keyof Met)[]
const met = (visits: Visit[]): Met[] =>
  visits.flatMap(({ variants, ...visit }) => variants.map((variant) => ({ ...visit, ...variant })))
const allowedRoles = fc.shuffledSubarray([...roles], { minLength: 1 })

describe('planned visits', () => {
  test('are one for a page of one site, in both schemes, on a phone and at a larger width', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), allowedRoles, (key, seed, allowed) => {
        const visits = planVisits({ key, seed, allowed })
        expect(visits).toHaveLength(1)
        expect(allowed).toContain(visits[0]?.role)
        const variants = visits[0]?.variants ?? []
        expect(variants.map(({ scheme }) => scheme).sort()).toEqual([...schemes].sort())
        expect(variants.map(({ width }) => width).filter((width) => width === widths[0])).toHaveLength(1)
        expect(variants).toHaveLength(2)
      }),
    )
  })

  test('are one on one site for a page that several sites share', () => {
    fc.assert(
      fc.property(fc.string(), allowedRoles, fc.integer({ min: 2, max: 7 }), (key, allowed, of) => {
        const bySite = Array.from({ length: of }, (_, at) => planVisits({ key, allowed, shared: { at, of } }))
        expect(bySite.flat()).toHaveLength(1)
        for (const { role, variants } of bySite.flat())
          expect([allowed.includes(role), variants.length]).toEqual([true, 2])
      }),
    )
  })

  test('cover every role of a shared page over the seeds', () => {
    const seen = Array.from({ length: 40 }, (_, seed) =>
      Array.from({ length: 5 }, (_each, at) =>
        planVisits({ key: '/shared', seed: String(seed), allowed: roles, shared: { at, of: 5 } }),
      ),
    ).flat(2)
    expect(new Set(seen.map(({ role }) => role)).size).toBe(roles.length)
  })

  test('spread shared pages over the sites in about equal parts', () => {
    const bySite = Array.from({ length: 5 }, (_, at) =>
      Array.from(
        { length: 40 },
        (_each, page) => planVisits({ key: `/shared-${page}`, allowed: roles, shared: { at, of: 5 } }).length,
      ).reduce((sum, count) => sum + count, 0),
    )
    expect(Math.min(...bySite)).toBeGreaterThan(3)
  })

  test('are the same for the same page and seed, and differ for another', () => {
    const plan = (key: string, seed: string) => JSON.stringify(planVisits({ key, seed, allowed: roles }))
    expect(plan('academy /about', '1')).toBe(plan('academy /about', '1'))
    const others = Array.from({ length: 20 }, (_, at) => plan('academy /about', String(at)))
    expect(new Set(others).size).toBeGreaterThan(10)
  })

  test('cover every pair of values over the pages of a site', () => {
    const visits = Array.from({ length: 40 }, (_, at) => met(planVisits({ key: `/page-${at}`, allowed: roles }))).flat()
    for (const one of names)
      for (const other of names.slice(names.indexOf(one) + 1))
        for (const value of axes[one])
          for (const otherValue of axes[other])
            expect(
              visits.some((visit) => visit[one] === value && visit[other] === otherValue),
              `${value} with ${otherValue}`,
            ).toBe(true)
  })

  test('are all combinations in the full run', () => {
    const visits = planVisits({ key: '/', allowed: roles, full: true })
    expect(visits).toHaveLength(8)
    expect(new Set(met(visits).map((visit) => JSON.stringify(visit))).size).toBe(48)
    for (const axis of ['width', 'scheme'] as const)
      expect(new Set(visits.map((visit) => visit.variants[0][axis])).size, 'a page is opened as each').toBe(
        axes[axis].length,
      )
  })

  test('are none for a page that no one may open', () => expect(planVisits({ key: '/', allowed: [] })).toEqual([]))
})
