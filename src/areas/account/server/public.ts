export { allPlaces } from './domain/address/places'
