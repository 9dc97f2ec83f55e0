import { useT } from '@kit/t'

const messages = {
  hue: { en: '{what}: hue', th: '{what}: เฉดสี' },
  saturation: { en: '{what}: lightness and saturation', th: '{what}: ความสว่างและความสด' },
  alpha: { en: '{what}: opacity', th: '{what}: ความทึบ' },
}

/** Accessible labels of a colour picker's sliders. */
export function usePickerLabels(what: string) {
  const t = useT()
  return {
    hueLabel: t(messages.hue, { what }),
    saturationLabel: t(messages.saturation, { what }),
    alphaLabel: t(messages.alpha, { what }),
  }
}
