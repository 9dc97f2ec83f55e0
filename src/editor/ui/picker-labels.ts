import { useT } from '@kit/t'

const words = {
  hue: { en: '{what}: hue', th: '{what}: เฉดสี' },
  saturation: { en: '{what}: lightness and saturation', th: '{what}: ความสว่างและความสด' },
  alpha: { en: '{what}: opacity', th: '{what}: ความทึบ' },
}

/** What the sliders of a colour picker are called, each by what it moves. */
export function usePickerLabels(what: string) {
  const t = useT()
  return {
    hueLabel: t(words.hue, { what }),
    saturationLabel: t(words.saturation, { what }),
    alphaLabel: t(words.alpha, { what }),
  }
}
