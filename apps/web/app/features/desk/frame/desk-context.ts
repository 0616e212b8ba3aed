import type { DeskPerson } from '@tt/contract/desk/desk-access';
import { createContext, use } from 'react';
import type { DeskTranslator } from './desk-texts.ts';

const missing = () => {
  throw new Error('This part of the desk stands outside of it');
};

/** The texts of the desk's language. */
export const Texts = createContext<DeskTranslator | undefined>(undefined);
export const useTexts = (): DeskTranslator => use(Texts) ?? missing();

/** Who is signed in. */
export const Person = createContext<DeskPerson | undefined>(undefined);
export const usePerson = (): DeskPerson => use(Person) ?? missing();
