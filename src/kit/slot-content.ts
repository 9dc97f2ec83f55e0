import type { ReactNode } from 'react'

// Declares the type of a rendered area slot for `schemas`, which does not know React.
declare module '@schemas/block' {
  interface SlotContentTypes {
    node: ReactNode
  }
}
