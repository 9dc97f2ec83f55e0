import { useT } from '@kit/t'

const messages = {
  hue: { en: '{what}: hue', th: '{what}: เฉดสี' },
  saturation: { en: '{what}: lightness and saturation', th: '{what}: ความสว่างและความสด' },
  alpha: { en: '{what}: opacity', th: '{what}: ความทึบ' },
}

/** What the sliders of a colour picker are called, each by what it moves. */
export function usePickerLabels(what: string) {
  const t = useT()
  return {
    hueLabel: t(messages.hue, { what }),
    saturationLabel: t(messages.saturation, { what }),
    alphaLabel: t(messages.alpha, { what }),
  }
}
