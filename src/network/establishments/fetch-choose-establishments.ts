/** Fetches the step of bulk work that asks for establishments. */
export const fetchChooseEstablishments = async () =>
  (await import('./ChooseEstablishments')).ChooseEstablishments;
