import { localCorrectionMinutes } from '@schemas/hora/rules/time/local-mean-time'
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

/** The method line above every chart: "สุริยยาตร์ · ลัคนาอันโตนาที 06:00 · เวลาท้องถิ่น −18 นาที". */
export function methodName(planets: PlanetMethod, ascendant: AscendantMethod, lon: number): Texts {
  // Local mean time is behind Thai clocks by the correction.
  const minutes = -Math.round(localCorrectionMinutes(lon))
  const signed = `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)}`
  const line = (language: keyof Texts, local: string) =>
    [planetNames[planets][language], ascendantNames[ascendant][language], local].join(' · ')
  return {
    en: line('en', `local time ${signed} min`),
    th: line('th', `เวลาท้องถิ่น ${signed} นาที`),
  }
}
