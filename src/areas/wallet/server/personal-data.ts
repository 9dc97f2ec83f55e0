import type { PersonalData } from '@gateway/auth/personal-data'
import { readWholeWallet } from './domain/transactions'

export const personalData: Record<string, PersonalData> = {
  // Wallet entries stay on record; their reasons belong to the site.
  wallet: { read: readWholeWallet },
}
