import type { ReactNode } from 'react'

// Tells `schemas`, which knows no React, what a rendered area slot is.
declare module '@schemas/block' {
  interface SlotContentTypes {
    node: ReactNode
  }
}
