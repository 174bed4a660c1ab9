/** A lawful lease of 2025 in French, invented. */
export const LAWFUL_LEASE = `CONTRAT DE BAIL

Entre Madame Clémence Aubrionne, demeurant à L-2310 Luxembourg, 4, rue des Aubépines, ci-après le bailleur,
et Monsieur Tadeo Villarreal, demeurant à Luxembourg, ci-après le locataire, il est convenu ce qui suit.

Article 1. Le bailleur loue au locataire l'appartement de 64 m² situé au 2e étage, 31, rue du Verger, L-2665 Luxembourg,
numéro cadastral 118/4502, avec une cave et un emplacement de parking. Il sert de résidence principale.

Article 2. Le bail prend effet le 1er mai 2025 pour une durée indéterminée. Le préavis du locataire est de trois mois.

Article 3. Le loyer est de 1.500 € par mois, hors charges. Il respecte le plafond de 5 % du capital investi et n'est pas indexé.
Les parties peuvent saisir la commission des loyers.

Article 4. Les avances sur charges sont de 180 € par mois. Un décompte est remis chaque année avec les pièces justificatives.

Article 5. La garantie locative est de 3.000 €, soit deux mois de loyer, sous toute forme prévue par la loi. La moitié est restituée
dans le mois de la remise des clés, le solde dans le mois du décompte final.

Article 6. Un état des lieux d'entrée contradictoire est signé par les deux parties. Les réparations locatives sont à charge du locataire.

Article 7. Le certificat de performance énergétique a été remis. Des détecteurs de fumée sont installés. La commission d'agence est
partagée par moitié. La justice de paix de Luxembourg est compétente.

Fait à Luxembourg, le 10 avril 2025, en deux exemplaires. Signatures des parties.`
