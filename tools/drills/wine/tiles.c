/* Linux lets a process use the processor's tile unit only when it asks. Windows programs do not know of that. */
#include <sys/syscall.h>
#include <unistd.h>

#define ARCH_REQ_XCOMP_PERM 0x1023
#define TILE_DATA 18

__attribute__((constructor)) static void ask(void) { syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, TILE_DATA); }
