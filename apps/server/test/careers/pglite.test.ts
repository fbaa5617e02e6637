import { StandingClock, testStorage } from '../people/house.ts'
import { careerSuite } from './suite.ts'

const house = testStorage(new StandingClock())
careerSuite(() => house.storage)
