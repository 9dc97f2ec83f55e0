export { type AddressDraft, AddressFields, noAddress } from './ui/address-fields/address-fields'
export { useAmphures, useTambons } from './ui/address-fields/use-places'
