/* Wine 8 lacks this library of Windows, which sharp asks for one thing: random bytes. */
__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *bytes, unsigned long length);

__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *bytes, unsigned long long length) {
  return SystemFunction036(bytes, (unsigned long)length);
}
