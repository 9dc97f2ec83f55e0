import type { AnyCall } from '@schemas/call'

const files = Object.keys(import.meta.glob('/schemas/*/calls/*/*.ts'))
const areas = new Map<string, string>(
  files.map((file) => {
    const [, , area = '', , prefix = '', call = ''] = file.split('/')
    return [`${prefix}/${call.replace(/\.ts$/, '')}`, area] as const
  }),
)

/** The area that the contract of a call belongs to. */
export const areaOfCall = ({ name }: Pick<AnyCall, 'name'>): string | undefined => areas.get(name)
