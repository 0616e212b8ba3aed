interface Purpose {
  title: string;
  text: string;
}

export interface ConsentTexts {
  title: string;
  text: string;
  accept: string;
  decline: string;
  settings: string;
  save: string;
  necessary: Purpose;
  analytics: Purpose;
  pixels: Purpose;
  changeLater: string;
  policyLink: string;
  saved: string;
}
