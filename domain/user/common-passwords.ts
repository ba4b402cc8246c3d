/** Most common passwords, in lower case. A word also matches itself with digits or symbols around it. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `passwort password passwortpasswort passwordpassword meinpasswort geheim geheimnis strenggeheim hallowelt hallohallo
  willkommen welcome administrator admin letmein letmeinplease iloveyou ichliebedich schatzi liebling sonnenschein
  sunshine schmetterling butterfly superman batman spiderman starwars pokemon fussball football baseball basketball
  dortmund schalke bayern bayernmunchen bayernmünchen borussia hamburg berlin muenchen münchen deutschland germany
  ferrari mercedes porsche volkswagen chocolate schokolade prinzessin princess michelle jennifer elizabeth alexander
  christian sebastian maximilian thomas michael andreas stefan frankfurt leverkusen computer internet microsoft
  minecraft whatever trustnoone qwertyuiop qwertzuiop asdfghjkl yxcvbnm zxcvbnm qwertz qwerty asdfgh abcdef
  parkett boerse börse aktien dividende portal login zugang changeme default secret master dragon monkey shadow
  sommer winter fruehling frühling herbst januar februar maerz märz april mai juni juli august september oktober
  november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag weihnachten familie freunde
  qaywsxedc qazwsxedc 1qaz2wsx3edc 1q2w3e4r5t 1q2w3e4r5t6z 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5z6 zaq12wsxcde
  1qay2wsx3edc 123qweasdzxc 123qweasdyxc qwe123qwe123 abc123abc123 a1b2c3d4e5 1a2b3c4d5e 0123456789 1234567890
  9876543210 12345678910 123456789a a123456789 1234567891 0987654321 1029384756 1123581321 3141592653 2718281828
  11223344556 1122334455 5544332211 147258369 147258369 1472583690 1357924680 2468013579 7894561230 passw0rd
  p@ssw0rd p@ssword pa55word passwort1! correcthorsebatterystaple`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
