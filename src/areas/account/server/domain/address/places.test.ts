import { describe, expect, it } from 'vitest'
import { thaiProvinces } from '@schemas/layout/thai-provinces'
import { checkAddress } from './check-address'
import { allPlaces } from './places'
import { searchPlaces } from './search-places'

describe('places of Thailand', () => {
  it('lists 77 provinces under the codes that forms use, the capital first', async () => {
    const { provinces } = await allPlaces()
    expect(provinces[0]).toEqual({ id: '10', th: 'กรุงเทพมหานคร', en: 'Bangkok' })
    expect(provinces.map(({ id, th }) => `TH-${id} ${th}`).toSorted()).toEqual(
      thaiProvinces.map(({ code, th }) => `${code} ${th}`).toSorted(),
    )
  })

  it("lists 928 amphures and more than 7,400 tambons, each with a code that begins with its parent's", async () => {
    const { amphures, tambons } = await allPlaces()
    const all = [...tambons].flatMap(([amphure, below]) => below.map((each) => ({ ...each, amphure })))
    expect([...amphures.values()].flat()).toHaveLength(928)
    expect(tambons.size).toBe(928)
    expect(all.length).toBeGreaterThan(7400)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ id, amphure }) => !/^\d{6}$/.test(id) || !id.startsWith(amphure))).toEqual([])
    expect([...amphures].flatMap(([province, below]) => below.filter(({ id }) => !id.startsWith(province)))).toEqual([])
  })

  it('has names in both languages and a postcode', async () => {
    const { amphures, tambons } = await allPlaces()
    const all = [...amphures.values(), ...tambons.values()].flat()
    expect(
      all.filter(({ th, en }) => !/^[\u0E00-\u0E7F .()-]+$/.test(th) || !/^[A-Z][A-Za-z .()'’-]+$/.test(en)),
    ).toEqual([])
    expect(
      [...tambons.values()]
        .flat()
        .filter(
          ({ postcodes }) => postcodes.length === 0 || postcodes.some((postcode) => !/^[1-9]\d{4}$/.test(postcode)),
        ),
    ).toEqual([])
  })

  it.each([
    ['สีลม', '100402', 'Si Lom', '10500'],
    ['พระบรมมหาราชวัง', '100101', 'Phra Borom Maha Ratchawang', '10200'],
    ['บางนาใต้', '104703', 'Bang Na Tai', '10260'],
    ['ศรีภูมิ เชียงใหม่', '500101', 'Si Phum', '50200'],
    ['ตำบลหาดใหญ่', '901101', 'Hat Yai', '90110'],
  ])('finds places by name: %s', async (query, id, en, postcode) => {
    const [first] = await searchPlaces(query)
    expect(first).toMatchObject({ tambon: { id, en }, postcode })
  })

  it('finds places by postcode prefix and by English words, and nothing for unknown text', async () => {
    expect((await searchPlaces('8315')).map(({ tambon }) => tambon.en)).toEqual(['Pa Tong'])
    expect((await searchPlaces('10250')).find(({ tambon }) => tambon.th === 'หัวหมาก')).toMatchObject({
      postcode: '10250',
      amphure: { en: 'Bang Kapi' },
    })
    expect((await searchPlaces('pa tong phuket'))[0]).toMatchObject({ tambon: { id: '830202' } })
    expect(await searchPlaces('nowhere at all')).toEqual([])
  })
})

describe('postal address', () => {
  const right = { line: '1', province: '83', amphure: '8302', tambon: '830202', postcode: '83150' }
  it('accepts codes that belong together', async () => {
    expect(await checkAddress(right, 'en')).toEqual({})
  })

  it.each([
    ['province', { province: '99' }],
    ['amphure', { amphure: '1001' }],
    ['amphure', { amphure: '8309' }],
    ['tambon', { tambon: '830101' }],
    ['postcode', { postcode: '10500' }],
  ])('refuses an invalid %s: %j', async (field, wrong) => {
    expect(Object.keys(await checkAddress({ ...right, ...wrong }, 'th'))).toEqual([field])
  })
})
