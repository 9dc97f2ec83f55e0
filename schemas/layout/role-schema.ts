import * as z from 'zod/mini'
import { roles } from './role'

export const role = z.enum(roles)
