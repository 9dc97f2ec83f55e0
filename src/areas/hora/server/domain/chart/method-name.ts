import { meanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import type { AscendantMethod, PlanetMethod } from './options'

type Texts = { en: string; th: string }

const planetNames: Record<PlanetMethod, Texts> = {
  suriyayart: { en: 'Suriyayart', th: 'สุริยยาตร์' },
  lahiri: { en: 'Nirayana (Lahiri)', th: 'นิรายนะ ลาหิรี' },
  sayana: { en: 'Sayana', th: 'สายนะ' },
}

const ascendantNames: Record<AscendantMethod, Texts> = {
  antonathi: { en: 'Antonathi ascendant 06:00', th: 'ลัคนาอันโตนาที 06:00' },
  sunrise: { en: 'Antonathi ascendant from sunrise', th: 'ลัคนาอันโตนาที อาทิตย์ขึ้นจริง' },
  geometric: { en: 'Geometric ascendant', th: 'ลัคนาดาราศาสตร์' },
}

/**
 * The method line above every chart: "สุริยยาตร์ · ลัคนาอันโตนาที 06:00 · เวลาท้องถิ่น −18 นาที". `clockOffsetS` is that of
 * the clock that the birth was read from.
 */
export function methodName(
  planets: PlanetMethod,
  ascendant: AscendantMethod,
  lon: number,
  clockOffsetS: number,
): Texts {
  const minutes = Math.round((meanOffsetS(lon) - clockOffsetS) / 60)
  const signed = `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)}`
  const line = (language: keyof Texts, local: string) => [methodNames(planets, ascendant)[language], local].join(' · ')
  return {
    en: line('en', `local time ${signed} min`),
    th: line('th', `เวลาท้องถิ่น ${signed} นาที`),
  }
}

/** The same without the local time, which tells the longitude. */
export const methodNames = (planets: PlanetMethod, ascendant: AscendantMethod): Texts => ({
  en: [planetNames[planets].en, ascendantNames[ascendant].en].join(' · '),
  th: [planetNames[planets].th, ascendantNames[ascendant].th].join(' · '),
})
